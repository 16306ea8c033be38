import { opensElsewhere } from '@/components/ui/opens-elsewhere'

/** Goes where somebody was about to go. */
export type Go = () => void

type Watch = { form: HTMLFormElement; signal: AbortSignal; onLeave: (event: Event, go: Go) => void }

/**
 * Whether a link replaces this page unasked, as told by where it stands, how it was clicked and where it
 * leads.
 */
function isLeavingLink(link: HTMLAnchorElement, click: MouseEvent): boolean {
  if (link.closest('dialog') !== null) return false
  if (opensElsewhere(click) || !['', '_self'].includes(link.target) || link.hasAttribute('download'))
    return false
  if (!['http:', 'https:'].includes(link.protocol)) return false
  const isSamePage = link.href.split('#', 1)[0] === window.location.href.split('#', 1)[0]
  return !(isSamePage && link.hash !== '')
}

/**
 * Tells of everything on the page that is about to replace it: links, and other forms such as the search.
 * What opens elsewhere, stays on the page, or was taken over by somebody else is none of it.
 */
export function watchLeaving({ form, signal, onLeave }: Watch): void {
  const onClick = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null
    if (link === null || event.defaultPrevented || !isLeavingLink(link, event)) return
    onLeave(event, () => window.location.assign(link.href))
  }
  const onSubmit = (event: SubmitEvent) => {
    const other = event.target
    if (!(other instanceof HTMLFormElement) || other === form || event.defaultPrevented) return
    if (other.method === 'dialog' || !['', '_self'].includes(other.target)) return
    const { submitter } = event
    onLeave(event, () => other.requestSubmit(submitter))
  }
  // On the window, where they come last: whoever handles them on the page has done so.
  window.addEventListener('click', onClick, { signal })
  window.addEventListener('submit', onSubmit, { signal })
}
