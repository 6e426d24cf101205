#!/bin/bash
# Starts a member. The first one also founds the set, from inside: MongoDB takes that from its own loopback address only.
set -euo pipefail

# The files of a Secret are readable by their group, which mongod refuses.
install -m 0400 /etc/mongodb/replica-set.key /tmp/replica-set.key

found() {
  until mongosh --quiet --norc --file /scripts/found.js; do sleep 3; done
}
if [[ $HOSTNAME == *-0 ]]; then found & fi

exec mongod --replSet rs0 --keyFile /tmp/replica-set.key --bind_ip_all --dbpath /data/db --wiredTigerCacheSizeGB "$CACHE_GB"
