import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { DETAILS_HEADING } from '@/components/profile/headings'
import { Profile } from '@/components/profile/profile'
import { ProfileForm } from '@/components/profile/profile-form'
import { serialize } from '@/components/ui/serialized'
import { errorMessages } from '@/lib/i18n/error-messages'
import { leaveDialogTexts } from '@/lib/i18n/leave-dialog-texts'
import { getMessages } from '@/lib/i18n/messages'
import { PROFILE_FIELDS } from '@/lib/profile/profile-fields'

const LOCALE = 'en-us'
const { account, common, errors: errorTexts, profile, register, signInHelp } = getMessages(LOCALE)
const { firstName, lastName, jobTitle, industry, sector, phoneCountry, phone } = register.fields

const VALUES = {
  firstName: 'Nora',
  middleName: 'Grace',
  lastName: 'Vale',
  jobTitle: 'teacher',
  industry: 'health',
  sector: 'clinic',
  phoneCountry: 'US',
  phone: '6145550142',
}

const form = (
  <>
    <h2 id={DETAILS_HEADING}>{profile.details}</h2>
    <ProfileForm
      labelledBy={DETAILS_HEADING}
      model={{
        action: '/api/account/profile',
        submissionKey: 'key',
        formOwner: 'owner',
        values: VALUES,
        messages: errorMessages(LOCALE, Object.keys(PROFILE_FIELDS)),
        words: { errorPrefix: errorTexts.prefix, optional: common.optional },
        requiredNote: register.allRequired,
        summaryTitle: errorTexts.summaryTitle,
        errorTitle: common.errorTitlePrefix,
        pending: register.submit.pending,
        submit: profile.submit,
        leave: leaveDialogTexts(LOCALE, 'details'),
      }}
      texts={{
        fields: {
          ...{ firstName, lastName, jobTitle, industry, sector, phoneCountry, phone },
          middleName: { label: profile.middleName },
        },
        namesHint: profile.namesHint,
      }}
      lists={serialize({
        jobTitles: [{ code: 'teacher', name: 'Teacher' }],
        industries: [{ code: 'health', name: 'Health', sectors: [{ code: 'clinic', name: 'Clinic' }] }],
        phoneCountries: [{ label: 'Americas', choices: [{ code: 'US', name: 'United States (+1)' }] }],
      })}
    />
    <a href="/elsewhere">Elsewhere</a>
  </>
)

const field = (name: string) => document.querySelector(`[name=${name}]`)
const question = () => screen.queryByRole('dialog', { name: account.leave.title })

describe('the form of the profile', () => {
  it('is named by its heading, and shows what is on record', () => {
    render(form)
    expect(screen.getByRole('form', { name: profile.details })).toBeInTheDocument()
    for (const [name, value] of Object.entries(VALUES)) expect(field(name)).toHaveValue(value)
  })

  it('says that the middle name may be left out, and refuses empty required fields', async () => {
    render(form)
    expect(screen.getByLabelText(`Middle name ${common.optional}`)).toBe(field('middleName'))
    for (const name of ['firstName', 'middleName', 'phone']) {
      const control = field(name)
      if (control !== null) await userEvent.clear(control)
    }
    await userEvent.click(screen.getByRole('button', { name: profile.submit }))
    const links = screen.getAllByRole('link').map(link => link.getAttribute('href'))
    expect(links).toEqual(['#firstName', '#phone', '/elsewhere'])
  })

  it('asks before unsaved changes are left, and not while there are none', async () => {
    render(form)
    const link = screen.getByRole('link', { name: 'Elsewhere' })
    const stay = (event: Event) => event.preventDefault()
    await waitFor(async () => {
      await userEvent.type(screen.getByLabelText('First name'), 'x')
      await userEvent.click(link)
      expect(question()).toBeVisible()
    })
    expect(question()).toHaveTextContent(account.leave.lost)
    await userEvent.click(screen.getByRole('button', { name: account.leave.stay }))
    await userEvent.clear(screen.getByLabelText('First name'))
    await userEvent.type(screen.getByLabelText('First name'), VALUES.firstName)
    link.addEventListener('click', stay)
    await userEvent.click(link)
    expect(question()).toBeNull()
  })

  it('has the browser ask before the page is closed', async () => {
    render(form)
    const close = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
    expect(close()).toBe(false)
    await userEvent.type(screen.getByLabelText('First name'), 'x')
    expect(close()).toBe(true)
  })
})

describe('the page of the profile', () => {
  const draw = (resetHref?: string, username = 'nora') =>
    render(
      <Profile
        locale={LOCALE}
        owner={{ username, email: 'nora@example.com' }}
        resetHref={resetHref}
        email={null}
        details={null}
        password={null}
        otherSessions={null}
        support={null}
      />,
    )

  it('says what the sign-in account holds, and leads to a new password where one can be chosen', () => {
    const { unmount } = draw('https://sign-in.example.com/reset')
    expect(screen.getByText('nora')).toBeInTheDocument()
    expect(screen.getByText('nora@example.com')).toBeInTheDocument()
    expect(screen.getByText(profile.accountText)).toBeInTheDocument()
    expect(screen.getByRole('link', { name: signInHelp.reset.label })).toHaveAttribute(
      'href',
      'https://sign-in.example.com/reset',
    )
    unmount()
    draw()
    expect(screen.queryByRole('link')).not.toBeInTheDocument()
  })

  it('says whether the username changes with the email, and otherwise who can change it', () => {
    const { unmount } = draw(undefined, 'Nora@example.com')
    expect(screen.getByText(profile.usernameIsEmail)).toBeInTheDocument()
    expect(screen.queryByRole('heading', { name: profile.change })).toBeNull()
    unmount()
    draw()
    expect(screen.queryByText(profile.usernameIsEmail)).toBeNull()
    expect(screen.getByRole('heading', { name: profile.change })).toBeInTheDocument()
  })
})
