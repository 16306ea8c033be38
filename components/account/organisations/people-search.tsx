import { ListSearch } from '@/components/page/list-search'
import { MEMBERS_PER_PAGE, type MemberList } from '@/lib/contract/commerce/organization-member'
import { getTranslator } from '@/lib/i18n/translator'
import { accountDetailPath } from '@/lib/site/account-pages'
import type { Locale } from '@/lib/site/sites'

type Props = {
  locale: Locale
  /** The organization. */
  uid: string
  people: MemberList
  asked: { search?: string }
}

/** How many people there are or were found, and a search where they do not fit on one page. */
export function PeopleSearch({ locale, uid, people, asked: { search = '' } }: Props) {
  const t = getTranslator(locale, 'organisations')
  const { totalResults: count } = people.pagination
  const path = accountDetailPath(locale, 'accounts', uid)
  const isSearch = search !== ''
  return (
    <>
      {(isSearch || count > MEMBERS_PER_PAGE) && (
        <ListSearch {...{ path, search }} label={t('people.search')} submit={t('people.submit')} />
      )}
      <p className="mt-3 text-muted wrap-anywhere">
        {isSearch && count === 0 ? t('people.noMatch', { query: search }) : t('people.count', { count })}
      </p>
      {isSearch && (
        <p className="mt-2">
          <a href={path}>{t('people.showAll')}</a>
        </p>
      )}
    </>
  )
}
