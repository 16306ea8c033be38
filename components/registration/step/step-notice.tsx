import { Banner } from '@/components/ui/banner'
import { TextLink } from '@/components/ui/text-link'
import { getTranslator } from '@/lib/i18n/translator'
import type { Notice } from '@/lib/registration/notices'
import { loginPath } from '@/lib/site/paths'
import type { Locale } from '@/lib/site/sites'
import { stepHref } from '@/lib/site/step-paths'

/** Notice with the reason why the user was redirected to this page. */
export function StepNotice({ locale, notice }: { locale: Locale; notice: Notice }) {
  const text = getTranslator(locale, 'register')
  return (
    <div className="column pt-8">
      <Banner tone="info" toneLabel={getTranslator(locale, 'layout')('tones.info')} announce="status">
        <p>{text(`notices.${notice}`)}</p>
        {notice === 'signedOut' && (
          <p className="mt-2">
            <TextLink href={loginPath(locale, stepHref(locale, 'register'))} className="inline-block py-1">
              {text('signIn')}
            </TextLink>
          </p>
        )}
      </Banner>
    </div>
  )
}
