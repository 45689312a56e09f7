import { Button, CloseButton, Text } from '@mantine/core';
import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import classes from './toast-area.module.css';
import { dismissToast, type Toast, useToasts } from './toast-store.ts';

/**
 * Where toasts appear, above everything: no wider than the sidebar, or else over the header, so that none covers what is
 * needed next. Our own, because Mantine's are 12 kB gzipped on every page.
 */
export function ToastArea() {
  const toasts = useToasts();
  return (
    <section aria-label="Messages" aria-live="polite" className={classes.area}>
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} />
      ))}
    </section>
  );
}

/** Goes by itself, but not while somebody reads it with the pointer or the focus on it. */
function ToastCard({ toast: { id, kind, title, text, reason, undo, milliseconds } }: { toast: Toast }) {
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
      onMouseEnter={hold}
      onMouseLeave={letGo}
      onFocus={hold}
      onBlur={letGo}
    >
      <Icon size={20} className={classes.icon} aria-hidden />
      <Text size="sm" fw={600}>
        {title}
      </Text>
      <CloseButton size="sm" aria-label="Dismiss" onClick={() => dismissToast(id)} />
      <div className={classes.rest}>
        <Text size="sm" c="dimmed">
          {text}
        </Text>
        {reason !== undefined && (
          <Text size="sm" mt={2}>
            {reason}
          </Text>
        )}
        {undo && (
          <Button
            size="compact-sm"
            variant="light"
            mt={6}
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
