import { HiddenFields } from '@/components/form/fields/hidden-fields'
import { SectionsGuard } from '@/components/form/sections-guard'
import { Button, ButtonLink } from '@/components/ui/button'
import { type HiddenFieldValues, RECORD_VERSION } from '@/lib/forms/hidden-fields'
import { NO_ERRORS } from '@/lib/handlers/form-result'
import { leaveDialogTexts } from '@/lib/i18n/leave-dialog-texts'
import { getTranslator } from '@/lib/i18n/translator'
import { EVIDENCE_FIELDS, valuesOf } from '@/lib/qualifications/evidence-fields'
import type { EvidencePageData } from '@/lib/qualifications/load-qualifications.server'
import {
  KEEP_INTENT,
  QUALIFICATION_FIELD,
  QUALIFICATION_FIELDS,
} from '@/lib/qualifications/qualification-fields'
import { qualificationErrors } from '@/lib/qualifications/qualification-texts'
import { accountDetailPath, accountPath } from '@/lib/site/account-pages'
import { qualificationActionPath } from '@/lib/site/qualification-paths'
import type { Locale } from '@/lib/site/sites'
import { EvidenceConflict } from './evidence-conflict'
import { EvidenceInput } from './evidence-input'

type Props = {
  locale: Locale
  data: EvidencePageData
  hidden: HiddenFieldValues
  /** Whether the known evidence is changed; otherwise a new one is written, which may renew it. */
  isChange: boolean
}

const FORM_ID = 'evidence'

/**
 * The form of an evidence. It is saved as a draft first; the next page shows the level that it would give.
 * Dates are validated in the browser, which submits a half-typed date as an empty value.
 */
export function EvidenceForm({ locale, data, hidden, isChange }: Props) {
  const t = getTranslator(locale, 'qualifications')
  const { kind, known, rejected, draft, version, conflicting } = data
  const errors = qualificationErrors(locale, rejected?.errors ?? NO_ERRORS)
  const values = rejected?.fields ?? draft?.values ?? (known === undefined ? {} : valuesOf(known))
  return (
    <>
      {draft !== undefined && <p className="mt-3 max-w-prose font-semibold">{t('form.resumed')}</p>}
      <p className="mt-3 max-w-prose">{t(!isChange && known ? 'form.renews' : 'form.intro')}</p>
      {isChange && known?.status === 'SUBMITTED' && (
        <p className="mt-3 max-w-prose font-semibold">{t('form.inReview')}</p>
      )}
      {conflicting !== undefined && <EvidenceConflict {...{ locale }} qualification={conflicting} />}
      <div id={FORM_ID}>
        <form
          method="post"
          action={qualificationActionPath(locale, 'evidence')}
          className="mt-6 space-y-5"
          data-storable
          data-shown-again={rejected && ''}
        >
          <HiddenFields {...hidden} />
          {version !== undefined && <input type="hidden" name={RECORD_VERSION} value={version} />}
          <input type="hidden" name={QUALIFICATION_FIELDS.kind} value={kind} />
          {known !== undefined && (
            <input
              type="hidden"
              name={isChange ? QUALIFICATION_FIELD : QUALIFICATION_FIELDS.renews}
              value={known.id}
            />
          )}
          {EVIDENCE_FIELDS[kind].map(field => (
            <EvidenceInput
              key={field.name}
              {...{ locale, field, data }}
              error={errors.at(field.name)}
              value={values[field.name] ?? ''}
            />
          ))}
          <div className="flex flex-wrap gap-3">
            <Button type="submit">{t('form.save')}</Button>
            <Button type="submit" variant="secondary" name="intent" value={KEEP_INTENT}>
              {t('form.saveDraft')}
            </Button>
            <ButtonLink
              variant="quiet"
              href={
                known === undefined
                  ? accountPath(locale, 'qualifications')
                  : accountDetailPath(locale, 'qualifications', known.id)
              }
            >
              {t('form.cancel')}
            </ButtonLink>
          </div>
        </form>
      </div>
      <SectionsGuard areaId={FORM_ID} texts={leaveDialogTexts(locale, 'evidence')} />
    </>
  )
}
