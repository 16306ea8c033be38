import { nameOfProgramme, programmeFacts } from '@/lib/cart/sums/programme-messages'
import type { Programme } from '@/lib/contract/commerce/cart/programme'
import { getTranslator } from '@/lib/i18n/translator'
import type { Locale } from '@/lib/site/sites'

const HEADING_ID = 'programmes'

/** `customer` is the name of the organization that they belong to. */
type Props = { locale: Locale; programmes: readonly Programme[]; customer: string | undefined }

/** Price agreements of the organization that the user orders for, including past and future ones. */
export const Programmes = ({ locale, programmes, customer }: Props) =>
  programmes.length > 0 && (
    <section aria-labelledby={HEADING_ID} className="mt-10">
      <h2 id={HEADING_ID} className="text-xl">
        {getTranslator(locale, 'account')('programmes.heading')}
      </h2>
      <ul className="mt-3 divide-y divide-line border-y border-line">
        {programmes.map(programme => (
          <li key={`${programme.code} ${programme.name}`} className="py-3">
            <p className="font-semibold">{nameOfProgramme(locale, programme, { customer })}</p>
            <p className="text-muted">{programmeFacts(locale, programme)}</p>
          </li>
        ))}
      </ul>
    </section>
  )
