type Click = Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>

/** Whether a click on a link requests another tab or window, or a download, so that this page stays open. */
export const opensElsewhere = ({ button, metaKey, ctrlKey, shiftKey, altKey }: Click): boolean =>
  button !== 0 || metaKey || ctrlKey || shiftKey || altKey
