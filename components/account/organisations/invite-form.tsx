import { TextInput } from '@/components/form/fields/text-input'
import { CustomerOnlyForm } from '@/components/page/customer-only-form'
import { Button } from '@/components/ui/button'
import type { HiddenFieldValues } from '@/lib/forms/hidden-fields'
import type { ShownErrors } from '@/lib/forms/shown-errors'
import { fieldWords } from '@/lib/i18n/field-words'
import { getTranslator } from '@/lib/i18n/translator'
import { INVITED_EMAIL } from '@/lib/organisation/organisation-fields'
import { organisationActionsPath } from '@/lib/site/organisation-paths'
import type { Locale } from '@/lib/site/sites'

type Props = {
  locale: Locale
  uid: string
  hidden: HiddenFieldValues
  rejected: { email: string; errors: ShownErrors } | undefined
}

const HEADING_ID = 'invite'

/** Invites somebody by email, who need not have an account yet. */
export function InviteForm({ locale, uid, hidden, rejected }: Props) {
  const t = getTranslator(locale, 'organisations')
  return (
    <section aria-labelledby={HEADING_ID} className="no-print mt-8 max-w-form">
      <h3 id={HEADING_ID} className="text-lg">
        {t('invite.title')}
      </h3>
      <p className="mt-2">{t('invite.text')}</p>
      <CustomerOnlyForm
        {...{ locale, hidden }}
        action={organisationActionsPath(locale)}
        className="mt-4 space-y-4"
        noValidate
        data-storable
      >
        <input type="hidden" name="organisation" value={uid} />
        <TextInput
          name={INVITED_EMAIL}
          type="email"
          label={t('invite.email')}
          words={fieldWords(locale)}
          error={rejected?.errors.at(INVITED_EMAIL)}
          defaultValue={rejected?.email ?? ''}
          autoComplete="off"
          spellCheck={false}
        />
        <Button type="submit" variant="secondary" name="intent" value="invite">
          {t('invite.submit')}
        </Button>
      </CustomerOnlyForm>
    </section>
  )
}
