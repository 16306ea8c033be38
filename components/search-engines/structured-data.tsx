import { dataBlockText, type Thing } from '@/lib/search-engines/structured-data'

/** What a page is about, for machines. A data block runs nothing, so the policy does not concern it. */
export function StructuredData({ things }: { things: readonly Thing[] }) {
  return things.length > 0 && <script type="application/ld+json">{dataBlockText(things)}</script>
}
