import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'

/** Draws as the server does, where there is no window. */
export function drawOnServer(ui: ReactNode): string {
  const window = Object.getOwnPropertyDescriptor(globalThis, 'window')
  Reflect.deleteProperty(globalThis, 'window')
  try {
    return renderToString(ui)
  } finally {
    if (window !== undefined) Object.defineProperty(globalThis, 'window', window)
  }
}

/** A page as it reaches the browser, with the server's markup that React then takes over. */
export function renderFromServer(ui: ReactNode) {
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = drawOnServer(ui)
  return render(ui, { container, hydrate: true })
}
