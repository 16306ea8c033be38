import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { getTranslator } from '@/lib/i18n/translator'
import { signInAgainActionPath } from '@/lib/site/routes'
import type { Locale } from '@/lib/site/sites'

type Props = { locale: Locale; text: string }

const HEADING_ID = 'sign-in-again'

/**
 * Asks a user whose sign-in is not recent to sign in again; sign-in leads back to this page. The session
 * ends, also at the identity provider, so that the password is asked for.
 */
export function SignInToContinue({ locale, text }: Props) {
  const t = getTranslator(locale, 'paymentCards')
  return (
    <section aria-labelledby={HEADING_ID} className="no-print mt-6">
      <Card tone="paper">
        <h2 id={HEADING_ID} className="text-xl">
          {t('signIn.title')}
        </h2>
        <p className="mt-2 max-w-prose">{text}</p>
        <form method="post" action={signInAgainActionPath(locale)} className="mt-4">
          <Button type="submit">{t('signIn.submit')}</Button>
        </form>
      </Card>
    </section>
  )
}
