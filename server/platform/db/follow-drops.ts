type Follower = (tags: string[] | 'all') => void;

const followers: Follower[] = [];

/** Calls `follower` with the tags of every notice of changed data, and with `all` after a gap in the notices. */
export function followDrops(follower: Follower) {
  followers.push(follower);
}

/** Passes a notice on to the followers of this process. */
export function tellFollowers(tags: string[] | 'all') {
  for (const follower of followers) follower(tags);
}
