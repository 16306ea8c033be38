type Props = { opener: string; contactsHref: string }

/** For those whose country has no site (spec §2, Header): with script a dialog, without the international contacts themselves. */
export const CountryUnknown = ({ opener, contactsHref }: Props) => (
  <a
    href={contactsHref}
    data-dialog="country"
    className="inline-flex min-h-9 items-center text-link underline underline-offset-4"
  >
    {opener}
  </a>
)
