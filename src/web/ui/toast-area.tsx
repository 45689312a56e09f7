import { Button, CloseButton, Text } from '@mantine/core';
import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import classes from './toast-area.module.css';
import { dismissToast, type Toast, useToasts } from './toast-store.ts';

/** As many stand below the links of the sidebar on a low screen, over the header, or below a dialog on a phone. */
const atOnce = () => (matchMedia('(min-width: 62em)').matches ? 2 : 1);

/**
 * Where toasts appear, above everything: no wider than the sidebar, or else over the header, or at the foot of a phone, where
 * dialogs leave room for one, so that none covers what is needed next; older ones stand behind a button. Our own, because Mantine's are 12 kB gzipped on every page.
 */
export function ToastArea() {
  const toasts = useToasts();
  const [isUnfolded, setUnfolded] = useState(false);
  const older = Math.max(0, toasts.length - atOnce());
  if (isUnfolded && older === 0) setUnfolded(false);
  return (
    <section aria-label="Messages" aria-live="polite" className={classes.area} data-messages>
      {older > 0 && !isUnfolded && (
        <Button size="compact-sm" variant="default" className={classes.older ?? ''} onClick={() => setUnfolded(true)}>
          {older} more
        </Button>
      )}
      {toasts.map((toast, index) => (
        <ToastCard key={toast.id} toast={toast} hidden={!isUnfolded && index < older} />
      ))}
    </section>
  );
}

/** Goes by itself, but not while somebody reads it with the pointer or the focus on it. */
function ToastCard({ toast, hidden }: { toast: Toast; hidden: boolean }) {
  const { id, kind, title, text, reason, undo, milliseconds } = toast;
  const [held, setHeld] = useState(false);
  useEffect(() => {
    if (held) return;
    const timer = setTimeout(dismissToast, milliseconds, id);
    return () => clearTimeout(timer);
  }, [held, id, milliseconds]);

  const Icon = kind === 'success' ? IconCircleCheck : IconAlertTriangle;
  const hold = () => setHeld(true);
  const letGo = () => setHeld(false);
  return (
    <div
      role={kind === 'success' ? 'status' : 'alert'}
      className={classes.toast}
      data-kind={kind}
      hidden={hidden}
      onMouseEnter={hold}
      onMouseLeave={letGo}
      onFocus={hold}
      onBlur={letGo}
    >
      <Icon size={20} className={classes.icon} aria-hidden />
      <Text size="sm" fw={600}>
        {title}
      </Text>
      <CloseButton size={24} aria-label="Dismiss" onClick={() => dismissToast(id)} />
      <div className={classes.rest}>
        <div className={classes.text}>
          <Text size="sm" c="dimmed">
            {text}
          </Text>
          {reason !== undefined && (
            <Text size="sm" mt={2}>
              {reason}
            </Text>
          )}
        </div>
        {undo && (
          <Button
            size="compact-sm"
            variant="light"
            onClick={() => {
              dismissToast(id);
              undo();
            }}
          >
            Undo
          </Button>
        )}
      </div>
    </div>
  );
}
