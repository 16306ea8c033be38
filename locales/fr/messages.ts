import type { Messages } from '../en/messages'
import coming from './coming.json' with { type: 'json' }
import common from './common.json' with { type: 'json' }
import errors from './errors.json' with { type: 'json' }
import home from './home.json' with { type: 'json' }
import layout from './layout.json' with { type: 'json' }
import login from './login.json' with { type: 'json' }
import organisation from './organisation.json' with { type: 'json' }
import register from './register.json' with { type: 'json' }

export const fr: Messages = { coming, common, errors, home, layout, login, organisation, register }
