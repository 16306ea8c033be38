import type { ReactNode } from 'react'

/** Public pages are the same for everybody and kept for a minute. */
export const revalidate = 60

/** None is rendered at build time: what a page says comes from settings that only exist at run time. */
export const generateStaticParams = () => []

export default function PublicLayout({ children }: { children: ReactNode }) {
  return children
}
