import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'

// jsdom has no modal dialogs; the open attribute is enough for component tests.
HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
  this.open = true
}
HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
  this.open = false
  this.dispatchEvent(new Event('close'))
}

// Nor does it know that every element may have the focus of a new page (HTML, `autofocus`).
if (!('autofocus' in HTMLElement.prototype))
  Object.defineProperty(HTMLElement.prototype, 'autofocus', {
    get(this: HTMLElement) {
      return this.hasAttribute('autofocus')
    },
  })

// Nothing has a size there.
globalThis.ResizeObserver ??= class {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

// Generous, because the machine may be busy; what comes is found as soon as it is there.
configure({ asyncUtilTimeout: 10_000 })

afterEach(cleanup)
