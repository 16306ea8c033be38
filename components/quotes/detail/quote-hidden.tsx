import { HiddenFields } from '@/components/form/fields/hidden-fields'
import type { HiddenFieldValues } from '@/lib/forms/hidden-fields'
import { QUOTE_FIELDS } from '@/lib/quotes/quote-fields'

type Props = { hidden: HiddenFieldValues; quote: { code: string; version: number } }

/** Hidden fields of every form of a quote's page: the owner of the form, and the version that it shows. */
export const QuoteHidden = ({ hidden, quote: { code, version } }: Props) => (
  <>
    <HiddenFields {...hidden} />
    <input type="hidden" name={QUOTE_FIELDS.quote} value={code} />
    <input type="hidden" name={QUOTE_FIELDS.version} value={version} />
  </>
)
