#include "trainer/growing_data_set.hpp"

#include <filesystem>
#include <utility>

namespace barracuda::trainer {
namespace {

// Whether a file without a complete game may be the beginning of a data set.
bool has_just_begun(std::istream& file) {
    std::string begun(data_set_header().size(), '\0');
    file.clear();
    file.seekg(0);
    file.read(begun.data(), static_cast<std::streamsize>(begun.size()));
    begun.resize(static_cast<std::size_t>(file.gcount()));
    return data_set_header().starts_with(begun);
}

}  // namespace

Result<GrowingDataSet, std::string> GrowingDataSet::open(const std::string& path) {
    GrowingDataSet set;
    std::size_t whole = 0;  // bytes
    if (std::ifstream there(path, std::ios::binary); there) {
        DataSetReader reader(there);
        while (true) {
            const auto game = reader.next();
            if (!game && !reader.is_at_end()) return fail(path + ": " + game.error());
            if (!game || !*game) break;
            ++set.games_;
            set.positions_ += (*game)->positions.size();
            whole = reader.bytes_read();
        }
        if (whole == 0 && !has_just_begun(there)) return fail(path + " is not a data set");
    }
    std::error_code error;
    if (whole > 0) std::filesystem::resize_file(path, whole, error);
    set.file_.open(path, std::ios::binary | (whole > 0 ? std::ios::app : std::ios::trunc));
    if (whole == 0) set.file_ << data_set_header() << std::flush;
    if (error || !set.file_) return fail(path + " cannot be written");
    return set;
}

bool GrowingDataSet::add(const LabelledGame& game) {
    file_ << data_set_bytes(game) << std::flush;
    ++games_;
    positions_ += game.positions.size();
    return static_cast<bool>(file_);
}

}  // namespace barracuda::trainer
