import { Hono, type Context } from 'hono'
import type { HttpBindings } from '@hono/node-server'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import type { Provider } from 'oidc-provider'
import type { DemoIssuerOptions } from './issuer.ts'
import { brokenPage, signInPage, type Page } from './pages.ts'
import { guestNamed, longestName, personOf } from './people.ts'

export type { DemoIssuerOptions } from './issuer.ts'

interface Env {
  Bindings: HttpBindings
}

/**
 * An identity provider that speaks OpenID Connect as Auth0 and others do, for demonstrations and tests only. To be mounted
 * at the path of its issuer.
 */
export function createDemoIssuer(options: DemoIssuerOptions): Hono<Env> {
  let made: Promise<Provider> | undefined
  // Loaded at the first visit, as most demonstrations never sign in this way.
  const issuer = () => (made ??= import('./issuer.ts').then(({ createIssuer }) => createIssuer(options)))
  const app = new Hono<Env>()

  app.get('/sign-in/:uid', async (c) => {
    const begun = await interactionOf(await issuer(), c)
    return send(c, begun ? await signInPage(c.req.path, begun.returnsTo) : await overPage(c))
  })

  app.post('/sign-in/:uid', async (c) => {
    const provider = await issuer()
    const begun = await interactionOf(provider, c)
    if (!begun) return send(c, await overPage(c))
    const given = await c.req.parseBody()
    const finish = async (result: Parameters<Provider['interactionResult']>[2]) =>
      c.redirect(await provider.interactionResult(c.env.incoming, c.env.outgoing, result), 303)
    if (given['cancel']) return finish({ error: 'access_denied', error_description: 'cancelled' })

    const name = typeof given['name'] === 'string' ? given['name'].trim().replace(/\s+/g, ' ') : ''
    const chosen = typeof given['person'] === 'string' ? personOf(given['person']) : name && guestNamed(name)
    if (!chosen || name.length > longestName) {
      c.status(422)
      return send(c, await signInPage(c.req.path, begun.returnsTo, { name, problem: 'Enter your name' }))
    }
    return finish({ login: { accountId: chosen.subject, remember: false } })
  })

  app.all('*', async (c) => {
    const { incoming, outgoing } = c.env
    const { issuer: address } = options
    // The library takes its own address from the request, by the names that Express and proxies give to its parts.
    Object.assign(incoming, { originalUrl: incoming.url, url: incoming.url?.slice(address.pathname.length) || '/' })
    Object.assign(incoming.headers, {
      host: address.host,
      'x-forwarded-host': address.host,
      'x-forwarded-proto': address.protocol.replace(':', ''),
    })
    const provider = await issuer()
    await provider.callback()(incoming, outgoing)
    return RESPONSE_ALREADY_SENT
  })
  return app
}

/** The sign-in that this browser began, with the address of the site it goes back to; undefined when it is over. */
async function interactionOf(provider: Provider, c: Context<Env>): Promise<{ returnsTo: string } | undefined> {
  const found = await provider.interactionDetails(c.env.incoming, c.env.outgoing).catch((error: unknown) => {
    if (error instanceof Error && error.name === 'SessionNotFound') return undefined
    throw error
  })
  return found && found.uid === c.req.param('uid') ? { returnsTo: String(found.params['redirect_uri']) } : undefined
}

function overPage(c: Context<Env>): Promise<Page> {
  c.status(400)
  return brokenPage()
}

function send(c: Context<Env>, page: Page): Response {
  return c.html(page.html, undefined, page.headers)
}
