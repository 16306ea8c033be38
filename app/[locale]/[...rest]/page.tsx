import { notFound } from 'next/navigation'

/** Per request, so that strangers cannot fill the page cache with addresses. */
export const dynamic = 'force-dynamic'

/** Every address that no page has. */
export default function UnknownPage(): never {
  notFound()
}
