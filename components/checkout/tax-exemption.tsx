import { EnterSubmits } from '@/components/form/enter-submits'
import { ErrorSummary } from '@/components/form/errors/error-summary'
import { errorText } from '@/components/form/errors/error-texts'
import { Checkbox } from '@/components/form/fields/checkbox'
import { TextInput } from '@/components/form/fields/text-input'
import { DocumentInput } from '@/components/page/document-input'
import { Button } from '@/components/ui/button'
import { EXEMPTION_NAMES, EXEMPTION_TEXTS } from '@/lib/checkout/documents/exemption'
import { exemptionErrors } from '@/lib/checkout/documents/exemption-errors'
import {
  type TaxExemption as Exemption,
  REJECTION_REASONS,
} from '@/lib/contract/commerce/checkout/tax-exemption'
import { formatDate } from '@/lib/format/date'
import type { RejectedForm } from '@/lib/forms/rejected-form.server'
import { errorMessages } from '@/lib/i18n/error-messages'
import { fieldWords } from '@/lib/i18n/field-words'
import { getMessages } from '@/lib/i18n/messages'
import { getTranslator } from '@/lib/i18n/translator'
import { exemptionActionPath } from '@/lib/site/document-paths'
import type { Locale } from '@/lib/site/sites'

const ID = 'tax-exemption'

const FILE = 'certificate'

type Props = {
  locale: Locale
  /** Name of the region that charges the tax. */
  region: string
  /** The certificate for the region, if there is one. */
  exemption: Exemption | undefined
  /** Whether the order is exempt now. */
  isExempt: boolean
  /** The form that was sent in and rejected. */
  rejected: RejectedForm | undefined
  /** What was typed and kept with the payment. */
  kept: Readonly<Record<string, string>>
}

/**
 * Whether the organization is exempt from the tax of the region, and a form for its certificate. The controls
 * stand in the form of the payment; their button submits it to a handler of its own, which keeps what else
 * was typed.
 */
export function TaxExemption(props: Props) {
  const { locale, region, exemption, isExempt, rejected, kept } = props
  const t = getTranslator(locale, 'checkout')
  const isWaiting = exemption?.status === 'SUBMITTED'
  return (
    <section aria-labelledby={`${ID}-title`} className="max-w-form border-t border-line pt-6">
      <h2 id={`${ID}-title`} className="text-lg font-semibold">
        {t('exemption.title', { region })}
      </h2>
      <p className="mt-2">{statusText(props)}</p>
      {!isExempt && !isWaiting && (
        <details className="mt-3" open={hasOwnErrors(rejected) || EXEMPTION_TEXTS.some(name => kept[name])}>
          <summary className="cursor-pointer py-2 font-semibold text-link">{t('exemption.add')}</summary>
          <Controls {...{ locale, rejected, kept }} />
        </details>
      )}
    </section>
  )
}

function statusText({ locale, region, exemption, isExempt }: Props): string {
  const t = getTranslator(locale, 'checkout')
  const day = (text: string) => formatDate(locale, text) ?? text
  if (exemption === undefined) return t(isExempt ? 'exemption.applies' : 'exemption.none', { region })
  const { status, validFrom, validUntil, fileName } = exemption
  if (isExempt) return t('exemption.until', { region, date: day(validUntil) })
  switch (status) {
    case 'ACTIVE':
      return t('exemption.later', { date: day(validFrom) })
    case 'SUBMITTED':
      return t('exemption.waiting', { name: fileName })
    case 'REJECTED':
      return t('exemption.rejected', {
        name: fileName,
        reason: t(`exemption.reasons.${knownReason(exemption)}`),
      })
    case 'EXPIRED':
      return t('exemption.expired', { date: day(validUntil) })
  }
}

/** A code that the store has no text for leads to customer support. */
const knownReason = ({ reason }: Exemption) => REJECTION_REASONS.find(known => known === reason) ?? 'other'

/** Whether a rejected form is this one. */
const hasOwnErrors = (rejected: RejectedForm | undefined): boolean =>
  rejected?.errors.fieldErrors.some(({ name }) => EXEMPTION_NAMES.some(own => own === name)) === true

function Controls({ locale, rejected, kept }: Pick<Props, 'locale' | 'rejected' | 'kept'>) {
  const t = getTranslator(locale, 'checkout')
  const { errors } = getMessages(locale)
  const messages = errorMessages(locale, EXEMPTION_NAMES)
  const found = hasOwnErrors(rejected) ? (rejected?.errors.fieldErrors ?? []) : []
  const control = (name: string) => {
    const error = found.find(({ name: own }) => own === name)
    return {
      name,
      words: fieldWords(locale),
      ...(error && { error: errorText(messages, error) }),
    }
  }
  const typed: Readonly<Record<string, string>> = { ...kept, ...rejected?.fields }
  return (
    <EnterSubmits className="mt-3 space-y-6">
      <ErrorSummary
        title={errors.summaryTitle}
        attempt={1}
        entries={exemptionErrors(locale, { fieldErrors: found, formErrors: [] }).summary}
      />
      <DocumentInput
        locale={locale}
        kinds="pdfOrImage"
        {...control(FILE)}
        label={t('exemption.certificate')}
        hint={t('exemption.certificateHint')}
      />
      <TextInput
        {...control('certificateNumber')}
        label={t('exemption.number')}
        autoComplete="off"
        defaultValue={typed.certificateNumber ?? ''}
      />
      <TextInput
        {...control('validFrom')}
        type="date"
        label={t('exemption.from')}
        defaultValue={typed.validFrom ?? ''}
      />
      <TextInput
        {...control('validUntil')}
        type="date"
        label={t('exemption.to')}
        defaultValue={typed.validUntil ?? ''}
      />
      <Checkbox
        {...control('signed')}
        label={t('exemption.signed')}
        optional={false}
        defaultChecked={typed.signed === 'on'}
      />
      <Button
        type="submit"
        variant="secondary"
        formAction={exemptionActionPath(locale)}
        formEncType="multipart/form-data"
        name="intent"
        value="send"
      >
        {t('exemption.send')}
      </Button>
    </EnterSubmits>
  )
}
