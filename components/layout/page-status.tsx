import { type MarkedStatus, PAGE_STATUS_MARK } from '@/lib/front-door/page-status'

/** Gives a public page a status of its own: the front door reads it from the head, also of a page that is kept. */
export function PageStatus({ status }: { status: MarkedStatus }) {
  return <meta name={PAGE_STATUS_MARK} content={String(status)} />
}
