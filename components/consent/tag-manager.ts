import type { Consent } from '@/lib/consent/consent'
import type { PageFacts } from '@/lib/tags/page-facts'
import { loadScript } from './load-script'

/** Everything that the data layer is ever told. */
type DataLayerEntry = PageFacts | ({ event: 'consent' } & Consent)

declare global {
  interface Window {
    dataLayer?: DataLayerEntry[]
  }
}

/** Tells the data layer what it may know, and only then loads the tag manager, which reads it (spec §7). */
export function startTagManager(url: string, consent: Consent, facts: PageFacts): Promise<boolean> {
  window.dataLayer ??= []
  window.dataLayer.push({ event: 'consent', ...consent }, facts)
  return loadScript(url)
}
