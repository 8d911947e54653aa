#include "server/people/secrets.hpp"

#include "base/base64.hpp"

#include <sodium.h>

#include <array>
#include <cstdint>

namespace barracuda::server {

std::string new_id() {
    constexpr std::string_view letters = "abcdefghijklmnopqrstuvwxyz0123456789";
    std::string id;
    for (int i = 0; i < 12; ++i) id += letters[randombytes_uniform(letters.size())];
    return id;
}

std::string new_secret() {
    std::array<std::uint8_t, 32> bytes;
    randombytes_buf(bytes.data(), bytes.size());
    return to_base64url(bytes);
}

std::string hash_of(std::string_view secret) {
    std::array<std::uint8_t, 32> hash;
    crypto_generichash(hash.data(), hash.size(),
                       reinterpret_cast<const unsigned char*>(secret.data()), secret.size(),
                       nullptr, 0);
    return to_base64url(hash);
}

bool new_lot() { return randombytes_uniform(2) == 1; }

}  // namespace barracuda::server
