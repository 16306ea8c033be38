import { PersonalInfoForm } from '@/components/registration/account/personal-info-form'
import { formatPhone } from '@/lib/format/phone'
import { phoneCountryOf } from '@/lib/forms/phone-countries.server'
import { getMessages } from '@/lib/i18n/messages'
import { recordVersion } from '@/lib/registration/record-version.server'
import { loadPersonalLists } from '@/lib/registration/reference.server'
import { PERSONAL_INFO_FIELDS } from '@/lib/registration/schemas/personal-info'
import { getSite } from '@/lib/site/sites'
import { buildFormModel } from '../../_forms/form-model'
import { personalInfoChoices } from '../../_forms/personal-info-choices'
import { StepProblem } from './step-problem'
import type { StepProps } from './step-props'
import { StepScreen } from './step-screen'

/** The personal-info step; a returning user finds the known values filled in (spec §2). */
export async function PersonalInfoStep({ locale, visitor, draft, moved, formOwner }: StepProps) {
  const lists = await loadPersonalLists(locale)
  if (!lists.ok) return <StepProblem locale={locale} step="personal-info" requestId={lists.error.requestId} />
  const record = visitor.kind === 'customer' ? visitor.record : undefined
  const defaults = {
    jobTitle: record?.jobTitle?.code ?? '',
    industry: record?.industry?.code ?? '',
    sector: record?.sector?.code ?? '',
    phoneCountry: phoneCountryOf(record, record?.registrationCountryIso ?? getSite(locale).defaultCountry),
    phone: record?.phoneNumber ?? '',
  }
  const { jobTitle, industry, sector, phoneCountry, phone } = getMessages(locale).register.fields
  const onRecord = [
    { label: jobTitle.label, value: record?.jobTitle?.name },
    { label: industry.label, value: record?.industry?.name },
    { label: sector.label, value: record?.sector?.name },
    { label: phone.label, value: record && formatPhone(record) },
  ].filter(({ value }) => value !== undefined)
  const version = recordVersion('personal-info', record)
  const model = buildFormModel(
    { locale, step: 'personal-info', draft, formOwner, defaults, version, onRecord },
    Object.keys(PERSONAL_INFO_FIELDS),
  )
  return (
    <StepScreen locale={locale} step="personal-info" facts={visitor.progress.facts} moved={moved}>
      <PersonalInfoForm
        model={model}
        texts={{ fields: { jobTitle, industry, sector, phoneCountry, phone } }}
        lists={personalInfoChoices(locale, lists.value)}
      />
    </StepScreen>
  )
}
