import type { ReactNode } from 'react'

/** Words or controls for those whose browser runs no scripts, such as a button that a script would press. */
export const NoScript = ({ children }: { children: ReactNode }) => (
  // A block, so that it keeps its distance like every other part of a form.
  <noscript className="block">{children}</noscript>
)
