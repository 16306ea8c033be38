import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { getTranslator } from '@/lib/i18n/translator'
import { signInAgainActionPath } from '@/lib/site/paths'
import type { Locale } from '@/lib/site/sites'

type Props = { locale: Locale; captcha: 'none' | 'asked' | 'replaced' }

const HEADING_ID = 'captcha-replacement'

/**
 * The other way for users who cannot complete the captcha: they sign in again, which leads back to this page
 * and counts in its place. It needs no script.
 */
export function CaptchaReplacement({ locale, captcha }: Props) {
  const t = getTranslator(locale, 'orders')
  if (captcha === 'none') return null
  if (captcha === 'replaced') return <p className="no-print mt-4 max-w-prose">{t('captcha.replaced')}</p>
  return (
    <section aria-labelledby={HEADING_ID} className="no-print mt-8 max-w-form">
      <Card tone="paper">
        <h2 id={HEADING_ID} className="text-lg">
          {t('captcha.otherWay')}
        </h2>
        <p className="mt-2 max-w-prose">{t('captcha.signIn')}</p>
        <form method="post" action={signInAgainActionPath(locale)} className="mt-4">
          <Button type="submit" variant="secondary">
            {t('captcha.submit')}
          </Button>
        </form>
      </Card>
    </section>
  )
}
