import { Modal, type ModalProps } from '@mantine/core';
import { useEffect, useState } from 'react';
import { focusBack, wayTo } from './focus.ts';

/**
 * A dialog that is open as long as it is drawn; then the focus goes back to where it was before. Mantine gives it back only
 * to a dialog that is drawn closed first.
 */
export function Dialog(props: Omit<ModalProps, 'opened'> & { opened?: boolean }) {
  const [before] = useState(() => wayTo(document.activeElement));
  useEffect(() => () => void focusBack(before), [before]);
  return <Modal opened {...props} />;
}
