const NAME = 'beforesend'

/**
 * Dispatched on an enhanced form that is about to be sent. Another form of the page that would lose its input
 * may prevent it, and call `send` later.
 */
export class BeforeSendEvent extends Event {
  readonly send: () => void

  constructor(send: () => void) {
    super(NAME, { bubbles: true, cancelable: true })
    this.send = send
  }
}

/** Calls a listener for every form of the page that is about to be sent. */
export const onBeforeSend = (listener: (event: BeforeSendEvent) => void, signal: AbortSignal): void =>
  window.addEventListener(NAME, event => event instanceof BeforeSendEvent && listener(event), { signal })
