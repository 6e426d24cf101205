const LANGUAGE = process.env.BENCH_LANGUAGE ?? 'en';
/** Page names, separated by commas. Default: all. */
const WANTED = process.env.BENCH_PAGES?.split(',');

export async function findPages(url) {
  const [[travel], [destination]] = await Promise.all([list(url, '/api/packages'), list(url, '/api/get-destinations')]);
  const paths = {
    landing: '/auth/homepage',
    destination: `/auth/destination-detail/${encodeURIComponent(destination.destination_id)}`,
    travel: `/auth/travel/${encodeURIComponent(travel.slug)}`,
    packages: '/auth/packages',
    destinations: '/auth/destinations',
    about: '/auth/about',
  };
  return Object.entries(paths)
    .filter(([name]) => !WANTED || WANTED.includes(name))
    .map(([name, path]) => ({ name, address: `${url}${path}?lang=${LANGUAGE}` }));
}

async function list(url, path) {
  const answer = await fetch(url + path);
  if (!answer.ok) throw new Error(`${path} answers ${answer.status}`);
  const { data } = await answer.json();
  if (data.length === 0) throw new Error(`${path} is empty: the pages are measured with the demo content`);
  return data;
}
