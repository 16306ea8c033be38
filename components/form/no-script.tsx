import type { ReactNode } from 'react'

/** Text or controls for browsers without scripts, such as a button that a script would press. */
export const NoScript = ({ children }: { children: ReactNode }) => (
  // A block, so that it has the same spacing as every other part of a form.
  <noscript className="block">{children}</noscript>
)
