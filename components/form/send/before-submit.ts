const NAME = 'beforesubmit'

/**
 * Dispatched on an enhanced form that is about to be sent. Another form of the page that would lose its input
 * may prevent it, and call `send` later.
 */
export class BeforeSubmitEvent extends Event {
  readonly send: () => void

  constructor(send: () => void) {
    super(NAME, { bubbles: true, cancelable: true })
    this.send = send
  }
}

/** Calls a listener for every form of the page that is about to be sent. */
export const onBeforeSubmit = (listener: (event: BeforeSubmitEvent) => void, signal: AbortSignal): void =>
  window.addEventListener(NAME, event => event instanceof BeforeSubmitEvent && listener(event), { signal })
