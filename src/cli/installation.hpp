// Where the program lies, and what lies beside it: the web app, and in the package a second program
// for newer processors. Nothing else knows of folders around the program.
#pragma once

#include <filesystem>

namespace barracuda::cli {

// The folder of the built web app for a program in this folder: that of the build, or what was
// installed with it.
std::filesystem::path web_app_for(const std::filesystem::path& program_folder);

// The same for this program.
std::filesystem::path web_app();

// In the package, the program in bin runs on any processor. If this one has AVX2 and what came with
// it, it hands over to the program that is compiled for that, and does not return.
void hand_over_to_faster_program(char** arguments);

}  // namespace barracuda::cli
