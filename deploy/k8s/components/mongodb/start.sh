#!/bin/bash
# Starts a member. The first one also founds the set, from inside: MongoDB takes that from its own loopback address only.
set -euo pipefail

# The files of a Secret are readable by their group, which mongod refuses.
install -m 0400 /etc/mongodb/replica-set.key /tmp/replica-set.key

# The component internal-tls mounts a certificate there. Clients say who they are by their password; members show one another theirs.
server=() client=()
if [[ -d /etc/mongodb-tls ]]; then
  (umask 077 && cat /etc/mongodb-tls/tls.crt /etc/mongodb-tls/tls.key > /tmp/server.pem)
  server=(--tlsMode requireTLS --tlsCertificateKeyFile /tmp/server.pem --tlsCAFile /etc/mongodb-tls/ca.crt --tlsAllowConnectionsWithoutCertificates)
  client=(--tls --tlsCAFile /etc/mongodb-tls/ca.crt)
fi

found() {
  until mongosh --quiet --norc "${client[@]}" --host localhost --file /scripts/found.js; do sleep 3; done
}
if [[ $HOSTNAME == *-0 ]]; then found & fi

exec mongod --replSet rs0 --keyFile /tmp/replica-set.key --bind_ip_all --dbpath /data/db --wiredTigerCacheSizeGB "$CACHE_GB" "${server[@]}"
