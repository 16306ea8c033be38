import { SignOutForm } from '@/components/session/sign-out-form'
import { Button, ButtonLink } from '@/components/ui/button'
import { fullName } from '@/lib/i18n/full-name'
import { getTranslator } from '@/lib/i18n/translator'
import type { SessionUser } from '@/lib/session/session-state'
import { signOutActionPath } from '@/lib/site/paths'
import type { Locale } from '@/lib/site/sites'

type Props = { locale: Locale; user: SessionUser; continueHref: string }

/** Login page of a user who is already signed in: the user's name, a link to continue, and sign-out. */
export function SignedInVisitor({ locale, user, continueHref }: Props) {
  const text = getTranslator(locale, 'login')
  return (
    <div className="max-w-form">
      <h1>{text('signedIn.title')}</h1>
      <p className="mt-3 text-lg">
        {text('signedIn.text', { name: fullName(user.firstName, user.lastName) })}
      </p>
      <div className="mt-8 flex flex-wrap gap-4">
        <ButtonLink href={continueHref}>{text('signedIn.continue')}</ButtonLink>
        <SignOutForm action={signOutActionPath(locale)}>
          <Button type="submit" variant="secondary">
            {text('signedIn.signOut')}
          </Button>
        </SignOutForm>
      </div>
    </div>
  )
}
