import { SignInToContinue } from '@/components/session/sign-in-to-continue'
import { getTranslator } from '@/lib/i18n/translator'
import { pageHasErrors } from '@/lib/session/rejected-form-of-page.server'
import { checkoutPath } from '@/lib/site/checkout-steps'
import { expressCheckoutPath } from '@/lib/site/order-paths'
import { signedInPage } from '../_shell/signed-in-page'
import { ExpressOrderView } from './_content/express-order'
import { loadExpress } from './_content/load-express'
import { StartForm } from './_content/start-form'

const page = signedInPage({
  title: locale => getTranslator(locale, 'checkout')('express.title'),
  address: ({ locale }) => expressCheckoutPath(locale),
  subject: 'step',
  hasErrors: pageHasErrors,
  load: loadExpress,
  render: (loaded, { locale, flags }) => {
    const t = getTranslator(locale, 'checkout')
    return (
      <div data-funnel="" className="column py-8 lg:py-12">
        <h1 className="text-3xl">{t('express.title')}</h1>
        {loaded.state === 'signIn' && <SignInToContinue locale={locale} text={t('express.signIn')} />}
        {loaded.state === 'start' && (
          <div className="max-w-form">
            <p className="mt-3 text-lg">{t('express.start')}</p>
            <StartForm locale={locale} hidden={loaded.hidden} />
            <p className="mt-4">
              <a href={checkoutPath(locale)} className="inline-block py-1">
                {t('express.steps')}
              </a>
            </p>
          </div>
        )}
        {loaded.state === 'order' && (
          <>
            <p className="mt-3 max-w-form text-lg text-muted">{t('express.intro')}</p>
            <ExpressOrderView locale={locale} order={loaded} flags={flags} />
          </>
        )}
      </div>
    )
  },
})

export const dynamic = 'force-dynamic'
export const generateMetadata = page.generateMetadata
export default page.Page
