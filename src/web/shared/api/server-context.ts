import { createContext } from 'react-router'
import type { GoogleTag } from '#web/shared/browser/google-tag.ts'
import type { ApiClient } from './api.ts'

/** The API as loaders reach it while rendering on the server: in process, as a visitor. */
export const apiContext = createContext<ApiClient>()

/** The origin that canonical links and share cards name. */
export const publicUrlContext = createContext<string>()

/** The operator's browser key for Google Maps, when places come from there. */
export const googleMapsKeyContext = createContext<string | undefined>(undefined)

/** The operator's Google tag, when there is one. */
export const googleTagContext = createContext<GoogleTag | undefined>(undefined)

/** Whether this is a demonstration, which has pages of its own. */
export const isDemoContext = createContext<boolean>(false)

/** The identity provider, when people may sign in there; all of it is public. */
export const providerContext = createContext<{ issuer: string; clientId: string; name: string } | undefined>(undefined)

/** Whether assistants of others may ask. */
export const hasMcpContext = createContext<boolean>()
