import type { Messages } from '../en/messages'
import account from './account.json' with { type: 'json' }
import accountClosure from './account-closure.json' with { type: 'json' }
import accountHome from './account-home.json' with { type: 'json' }
import addressBook from './address-book.json' with { type: 'json' }
import cart from './cart.json' with { type: 'json' }
import catalogue from './catalogue.json' with { type: 'json' }
import checkout from './checkout.json' with { type: 'json' }
import common from './common.json' with { type: 'json' }
import compare from './compare.json' with { type: 'json' }
import consent from './consent.json' with { type: 'json' }
import errors from './errors.json' with { type: 'json' }
import fit from './fit.json' with { type: 'json' }
import forms from './forms.json' with { type: 'json' }
import home from './home.json' with { type: 'json' }
import invoices from './invoices.json' with { type: 'json' }
import layout from './layout.json' with { type: 'json' }
import login from './login.json' with { type: 'json' }
import notifications from './notifications.json' with { type: 'json' }
import orders from './orders.json' with { type: 'json' }
import organisation from './organisation.json' with { type: 'json' }
import organisations from './organisations.json' with { type: 'json' }
import paymentCards from './payment-cards.json' with { type: 'json' }
import preferences from './preferences.json' with { type: 'json' }
import product from './product.json' with { type: 'json' }
import profile from './profile.json' with { type: 'json' }
import qualifications from './qualifications.json' with { type: 'json' }
import quickOrder from './quick-order.json' with { type: 'json' }
import quotes from './quotes.json' with { type: 'json' }
import register from './register.json' with { type: 'json' }
import savedCarts from './saved-carts.json' with { type: 'json' }
import search from './search.json' with { type: 'json' }
import session from './session.json' with { type: 'json' }
import signInHelp from './sign-in-help.json' with { type: 'json' }
import support from './support.json' with { type: 'json' }
import tasks from './tasks.json' with { type: 'json' }
import taxExemptions from './tax-exemptions.json' with { type: 'json' }
import unavailable from './unavailable.json' with { type: 'json' }

export const fr: Messages = {
  account,
  accountClosure,
  accountHome,
  addressBook,
  cart,
  catalogue,
  checkout,
  common,
  compare,
  consent,
  errors,
  fit,
  forms,
  home,
  invoices,
  layout,
  login,
  notifications,
  orders,
  organisation,
  organisations,
  paymentCards,
  preferences,
  product,
  profile,
  qualifications,
  quickOrder,
  quotes,
  register,
  savedCarts,
  search,
  session,
  signInHelp,
  support,
  tasks,
  taxExemptions,
  unavailable,
}
