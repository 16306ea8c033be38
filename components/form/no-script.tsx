import type { ReactNode } from 'react'

/** Words or controls for those whose browser runs no scripts, such as a button that a script would press. */
export const NoScript = ({ children }: { children: ReactNode }) => <noscript>{children}</noscript>
