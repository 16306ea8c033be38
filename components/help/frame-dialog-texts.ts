type Link = { label: string; href: string }

/** Contact data of the customer support of a site. */
export type HelpTexts = {
  title: string
  text: string
  /** Undefined where customer support of the site has no telephone. */
  phone: { label: string; number: string | undefined; elsewhere: string } | undefined
  hours: { label: string; text: string }
  writing: { label: string; form: Link }
  topics: { label: string; links: readonly Link[] }
  contact: Link
}

/** Options for visitors whose country has no site. */
type CountryTexts = { title: string; text: string; contacts: Link }

export type FrameDialogTexts = { close: string; help: HelpTexts; country: CountryTexts }
