import { expect, test } from 'vitest'
import type { SearchResult } from '#contract/endpoints/search.ts'
import type { ErrorResponse } from '#contract/endpoints/shared.ts'
import { useServer } from '#test/support/server.ts'

const server = useServer()

test.each([
  ['/api/search?lat=abc&lng=72', 'lat', 'Latitude must be a number from -90 to 90'],
  ['/api/search?lat=&lng=', 'lat', 'Latitude must be a number from -90 to 90'],
  ['/api/search?lat=91&lng=72', 'lat', 'Latitude must be a number from -90 to 90'],
  ['/api/search?lat=0x10&lng=72', 'lat', 'Latitude must be a number from -90 to 90'],
  ['/api/search?lat=19&lng=181', 'lng', 'Longitude must be a number from -180 to 180'],
  ['/api/search?lat=NaN&lng=Infinity', 'lng', 'Longitude must be a number from -180 to 180'],
  ['/api/search?lat=19', 'lat', 'Send both latitude and longitude'],
  ['/api/search?lng=72', 'lat', 'Send both latitude and longitude'],
  ['/api/caterer/nearby', 'lat', 'Latitude must be a number from -90 to 90'],
  ['/api/caterer/nearby?lat=19', 'lng', 'Longitude must be a number from -180 to 180'],
  ['/api/search?radius=0', 'radius', 'Choose a radius of up to 100 km'],
  ['/api/search?radius=-5', 'radius', 'Choose a radius of up to 100 km'],
  ['/api/search?radius=101', 'radius', 'Choose a radius of up to 100 km'],
  ['/api/search?radius=NaN', 'radius', 'Choose a radius of up to 100 km'],
  ['/api/search?radius=1e1', 'radius', 'Choose a radius of up to 100 km'],
  ['/api/search?page=0', 'page', 'Enter a page number from 1'],
  ['/api/search?page=-1', 'page', 'Enter a page number from 1'],
  ['/api/search?page=abc', 'page', 'Enter a page number from 1'],
  ['/api/search?page=1.5', 'page', 'Enter a page number from 1'],
  ['/api/search?page=999999', 'page', 'Enter a page number from 1'],
  ['/api/search?sort=cheap', 'sort', 'Choose one of: default, price-low, price-high'],
  ["/api/search?sort=';drop table caterers;--", 'sort', 'Choose one of: default, price-low, price-high'],
  ['/api/search?people=30', 'people', 'Choose a guest range: 10-25, 25-50, 50-100, 100+'],
  ['/api/search?veg=maybe', 'veg', 'Enter 1 or 0'],
  ['/api/search?jain=maybe', 'jain', 'Enter 1 or 0'],
  ['/api/search?facets=all', 'facets', 'Enter 1 or 0'],
  ['/api/search?budget=0', 'budget', 'Enter a budget in rupees per plate, from 1 to 1,00,000'],
  ['/api/search?budget=-200', 'budget', 'Enter a budget in rupees per plate, from 1 to 1,00,000'],
  ['/api/search?budget=100001', 'budget', 'Enter a budget in rupees per plate, from 1 to 1,00,000'],
  ['/api/search?budget=1e3', 'budget', 'Enter a budget in rupees per plate, from 1 to 1,00,000'],
  ['/api/search?budget=NaN', 'budget', 'Enter a budget in rupees per plate, from 1 to 1,00,000'],
  ['/api/search?rating=0', 'rating', 'Choose a rating from 1 to 5'],
  ['/api/search?rating=5.1', 'rating', 'Choose a rating from 1 to 5'],
  ['/api/search?rating=-1', 'rating', 'Choose a rating from 1 to 5'],
  ['/api/search?rating=good', 'rating', 'Choose a rating from 1 to 5'],
  ['/api/search?date=tomorrow', 'date', 'Enter the date as YYYY-MM-DD'],
  ['/api/search?date=2026-02-29', 'date', 'Enter the date as YYYY-MM-DD'],
  ['/api/search?date=2026-13-01', 'date', 'Enter the date as YYYY-MM-DD'],
  ['/api/search?date=', 'date', 'Enter the date as YYYY-MM-DD'],
  ['/api/caterer/nearby?lat=19&lng=72.8&limit=0', 'limit', 'Choose how many caterers, from 1 to 9,999'],
  ['/api/caterer/nearby?lat=19&lng=72.8&limit=all', 'limit', 'Choose how many caterers, from 1 to 9,999'],
  ['/api/search?q=%00', 'q', 'Remove invisible characters'],
  ['/api/search?place=Andheri%E2%80%AE', 'place', 'Remove invisible characters'],
  ['/api/search?cuisine=Thai%E2%80%8Bi', 'cuisine', 'Remove invisible characters'],
  ['/api/places?q=%00', 'q', 'Remove invisible characters'],
  ['/api/caterer/compare?ids=x&place=%00', 'place', 'Remove invisible characters'],
  [`/api/search?q=${'x'.repeat(81)}`, 'q', 'Use up to 80 characters'],
  [`/api/places?q=${'x'.repeat(81)}`, 'q', 'Use up to 80 characters'],
  ['/api/reviews?caterer=x&pageSize=21', 'pageSize', 'Choose 1 to 20 reviews per page'],
  ['/api/reviews?caterer=x&pageSize=0', 'pageSize', 'Choose 1 to 20 reviews per page'],
  ["/api/caterer/1'%20or%20'1'='1", 'id', 'Invalid id'],
])('%s is rejected with a sentence about %s', async (path, field, sentence) => {
  const response = await server.request(path)
  const body = (await response.json()) as ErrorResponse // the one shape of errors
  expect(response.status).toBe(400)
  expect(body).toMatchObject({
    statusCode: 400,
    error: 'Bad Request',
    code: 'malformed',
    requestId: expect.any(String),
  })
  expect(body.fields?.[field]).toBe(sentence)
  expect(body.message).toContain(sentence)
})

test.each([
  ['2026-11-19', 'date_past', 'Choose a date in the future.'],
  ['1999-01-01', 'date_past', 'Choose a date in the future.'],
  ['2028-05-14', 'date_too_far', 'Choose a date within the next 18 months.'],
])('a search for %s is rejected: %s', async (date, code, sentence) => {
  const response = await server.request(`/api/search?date=${date}`)
  expect([response.status, await response.json()]).toMatchObject([
    422,
    { code, message: [sentence], fields: { date: sentence } },
  ])
})

test('today and the last day that can be booked may be searched for', async () => {
  for (const date of ['2026-11-20', '2028-05-13'])
    expect((await server.request(`/api/search?date=${date}`)).status, date).toBe(200)
})

test.each([
  ['/api/caterer/nobody', 'caterer_not_found'],
  ['/api/caterer/slug/no-such-kitchen', 'caterer_not_found'],
  ["/api/caterer/slug/x'%20union%20select%20*%20from%20users--", 'caterer_not_found'],
  ['/api/menus/caterer/nobody', 'caterer_not_found'],
  ['/api/Menus/caterer/nobody', 'caterer_not_found'],
  ['/api/dishes/caterer/nobody', 'caterer_not_found'],
  ['/reviews/nothing', 'review_not_found'],
])('%s does not exist', async (path, code) => {
  const response = await server.request(path)
  expect([response.status, await response.json()]).toMatchObject([
    404,
    { statusCode: 404, code, message: [expect.stringMatching(/^We couldn’t find/)] },
  ])
})

test.each([
  "'; drop table caterers; --",
  "' or 1=1 --",
  '%27%20or%20sleep(9)',
  '<script>alert(1)</script>',
  '${7*7}',
  '__proto__',
])('the text %j is only a text', async (payload) => {
  const text = encodeURIComponent(payload)
  for (const path of [
    `/api/search?q=${text}`,
    `/api/search?place=${text}`,
    `/api/search?cuisine=${text}`,
    `/api/places?q=${text}`,
  ]) {
    const response = await server.request(path)
    expect(response.status, path).toBe(200)
  }
  const nobody = await server.request(`/api/search?cuisine=${text}`)
  // The server itself holds its answers to the contract.
  expect(((await nobody.json()) as SearchResult).total).toBe(0)
})
